import shapes from 'virtual:icon-shapes'

/** The shapes of all icons, included once in a page. */
export const IconSheet = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it of fixed text
  <svg className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />
)

/** The styles for the parts of a progress sentence. */
export const FIGURE_STYLES = {
  large: (text: string) => (
    <span key="large" className="text-figure leading-10">
      {text}
    </span>
  ),
  small: (text: string) => (
    <span key="small" className="text-ink-2">
      {text}
    </span>
  ),
}

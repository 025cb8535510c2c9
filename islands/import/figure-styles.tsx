/** How the parts of a sentence look that tells how far an import is. */
export const FIGURE_STYLES = {
  large: (text: string) => (
    <span key="large" className="t-num">
      {text}
    </span>
  ),
  small: (text: string) => (
    <span key="small" className="dim">
      {text}
    </span>
  ),
}

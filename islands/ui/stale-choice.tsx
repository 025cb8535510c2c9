import * as messages from '#locales/ui.ts'

type StaleChoiceProps = {
  /** The fields that were changed elsewhere. */
  children: string
  onMine: () => void
  onOther: () => void
}

/** Asks which version to keep when something was changed elsewhere while its form was open. */
export const StaleChoice = ({ children, onMine, onOther }: StaleChoiceProps) => (
  <>
    <p>{children}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" className="btn btn-outline" onClick={onMine}>
        {messages.keepMine}
      </button>
      <button type="button" className="btn btn-outline" onClick={onOther}>
        {messages.useOther}
      </button>
    </div>
  </>
)

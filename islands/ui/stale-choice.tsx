import * as messages from '#locales/ui.ts'
import { Button } from './button.tsx'

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
      <Button text={messages.keepMine} onClick={onMine} />
      <Button text={messages.useOther} onClick={onOther} />
    </div>
  </>
)

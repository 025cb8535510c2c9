import { IconButton, type IconButtonProps } from './icon-button.tsx'

/** A button that goes one step through a list. At the end it keeps the focus, which a disabled button would lose. */
export const StepButton = ({ isEnd, onClick, className = '', ...rest }: IconButtonProps & { isEnd: boolean }) => (
  <IconButton
    {...rest}
    className={`aria-disabled:(bg-transparent opacity-40) ${className}`}
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onClick}
  />
)

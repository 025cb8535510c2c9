import type { ReactNode, Ref } from 'react'

type SettingProps = {
  title: string
  /** Its heading, which can take the focus. */
  heading?: Ref<HTMLHeadingElement>
  /** At the right, or below the text on a phone. */
  action?: ReactNode
  /** A description of one or two lines. */
  words?: ReactNode
  /** Expands below. */
  children?: ReactNode
}

/** A setting: its name and description, a button, and the content that the button expands. */
export const Setting = ({ title, heading, action, words, children }: SettingProps) => (
  <section className="setting">
    <div className="setting-head">
      <div>
        <h3 className="text-section" ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h3>
        {words && <div className="text-small text-ink-2">{words}</div>}
      </div>
      {action}
    </div>
    {children}
  </section>
)

import type { ReactNode } from 'react'

type SettingProps = {
  title: string
  /** What stands at the right, or under the words on a phone. */
  action?: ReactNode
  /** What it is about, in a line or two. */
  words?: ReactNode
  /** What unfolds below. */
  children?: ReactNode
}

/** A thing to set: its name and words, a button beside them, and what that button opens below. */
export const Setting = ({ title, action, words, children }: SettingProps) => (
  <section className="setting">
    <div className="setting-head">
      <div>
        <h3 className="t-3">{title}</h3>
        {words && <div className="t-small dim">{words}</div>}
      </div>
      {action}
    </div>
    {children}
  </section>
)

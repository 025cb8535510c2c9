import type { PropsWithChildren, Ref } from 'react'
import { Icon } from '#islands/ui/icon.tsx'

type PanelHeadProps = PropsWithChildren<{ title: string; back: string; ref?: Ref<HTMLHeadingElement> }>

/** The title of a part of the administration, with the way back to it; `children` stand at its end. */
export const PanelHead = ({ title, back, ref, children }: PanelHeadProps) => (
  <div className=":uno: flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="max-sm:w-full flex items-center gap-3">
      <a className="icon-btn -ml-7px" href="#settings-admin" aria-label={back}>
        <Icon name="arrow-left" size={18} />
      </a>
      <h3 className="text-section" ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h3>
    </div>
    {children}
  </div>
)

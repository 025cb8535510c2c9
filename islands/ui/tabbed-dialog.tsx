import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, type ReactNode, useState } from 'react'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'
import { closeDialog, showPart } from '#islands/lib/location.ts'
import { DialogHeader, DialogShell, type DialogWidth } from './dialog.tsx'
import { heldBy } from './unsaved.ts'

type TabbedDialogProps = {
  isOpen: boolean
  title: string
  tabs: { name: string; content: ReactNode }[]
  /** The index of the tab shown first. */
  first: number
}

/** A dialog with tabs. */
export function TabbedDialog({ isOpen, title, tabs, first }: TabbedDialogProps) {
  return (
    <DialogShell open={isOpen} onClose={closeDialog}>
      <DialogHeader title={title} onClose={closeDialog} />
      <TabGroup as={Fragment} defaultIndex={first}>
        <TabList className="tabs max-sm:(mx-4 mt-0) mx-6 mt-2 flex-none">
          {tabs.map(({ name }, index) => (
            <Tab key={name} className="tab" data-autofocus={index === first || undefined}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels as={Fragment}>
          {tabs.map(({ name, content }) => (
            <TabPanel key={name} className=":uno: min-h-0 flex flex-auto flex-col outline-0" tabIndex={-1}>
              {content}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </DialogShell>
  )
}

export type LinkedTab = { name: string; address: DialogAddress; content: ReactNode }

type LinkedTabsDialogProps = Pick<TabbedDialogProps, 'isOpen' | 'title'> & {
  width: DialogWidth
  tabs: LinkedTab[]
  /** The index of the shown tab. */
  shown: number
}

const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The same with an address and a common height for all tabs; a hidden tab keeps its typed text. */
export function LinkedTabsDialog({ isOpen, title, width, tabs, shown }: LinkedTabsDialogProps) {
  const [seen, setSeen] = useState<string[]>([])
  const current = tabs[shown]?.address
  if (current && !seen.includes(current)) setSeen([...seen, current])
  const close = () => (heldBy() ?? closeDialog)()
  const show = (index: number) => {
    const tab = tabs[index]
    if (tab) showPart(tab.address)
  }
  return (
    <DialogShell open={isOpen} onClose={close} width={width} layout="flex flex-col h-180 max-sm:h-92dvh">
      <DialogHeader title={title} onClose={close} />
      <TabGroup as={Fragment} selectedIndex={shown} onChange={show}>
        <TabList className="tabs max-sm:(mx-4 mt-0) mx-6 mt-2 flex-none">
          {tabs.map(({ name, address }, index) => (
            <Tab
              key={address}
              as="a"
              ref={index === shown ? intoView : undefined}
              className="tab"
              href={`#${address}`}
              data-autofocus={index === shown || undefined}
            >
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels as={Fragment}>
          {tabs.map(({ address, content }) => (
            <TabPanel
              key={address}
              className=":uno: min-h-0 flex flex-auto flex-col outline-0"
              tabIndex={-1}
              unmount={false}
            >
              {seen.includes(address) && content}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </DialogShell>
  )
}

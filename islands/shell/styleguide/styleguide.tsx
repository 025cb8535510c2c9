import { Buttons, Chips, Choices, Rating } from './controls.tsx'
import { Fields } from './fields.tsx'
import { Colors, Measures, Type } from './foundations.tsx'
import { Dialogs, Nothing, Sleeves, Things, Waiting } from './parts.tsx'
import { Table } from './table.tsx'

const CHAPTERS = ['Color', 'Type', 'Measures', 'Controls', 'Parts'] as const
const idOf = (chapter: string) => chapter.toLowerCase()

/** All tokens and shared components with their states, in both themes. Development only. */
export function Styleguide({ now }: { now: number }) {
  const shown: Record<(typeof CHAPTERS)[number], React.ReactNode> = {
    Color: <Colors />,
    Type: <Type />,
    Measures: <Measures />,
    Controls: (
      <>
        <Buttons />
        <Choices />
        <Fields />
        <Chips />
        <Rating />
      </>
    ),
    Parts: (
      <>
        <Things now={now} />
        <Table />
        <Dialogs />
        <Waiting />
        <Nothing />
        <Sleeves />
      </>
    ),
  }
  return (
    <>
      <nav className="tabs" aria-label="Chapters">
        {CHAPTERS.map((chapter) => (
          <a key={chapter} className="tab" href={`#${idOf(chapter)}`}>
            {chapter}
          </a>
        ))}
      </nav>
      {CHAPTERS.map((chapter) => (
        <section key={chapter} id={idOf(chapter)} className="scroll-mt-6 pt-12">
          <h2 className="text-heading">{chapter}</h2>
          {shown[chapter]}
        </section>
      ))}
    </>
  )
}

import { useState } from 'react'
import { RemovableChip } from '#islands/ui/chip.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { Row, Specimen } from './specimen.tsx'

const LOOKS = [
  'btn-primary',
  'btn-accent',
  'btn-outline',
  'btn-ghost',
  'btn-danger',
  'btn-danger-outline',
  'btn-danger-ghost',
]
const VIEWS = [
  ['Grid', 'layout-grid'],
  ['List', 'list'],
  ['Compact', 'rows'],
] as const
const nothing = () => undefined

export const Buttons = () => (
  <Specimen
    title="Buttons"
    note="One solid a view; accent only on the landing page; danger only where something is deleted."
  >
    {LOOKS.map((look) => (
      <Row key={look}>
        <button type="button" className={`btn ${look}`}>
          {look}
        </button>
        <button type="button" className={`btn ${look}`}>
          <Icon name="plus" />
          With an icon
        </button>
        <button type="button" className={`btn ${look}`} disabled>
          Disabled
        </button>
      </Row>
    ))}
    <Row>
      <button type="button" className="btn btn-outline">
        36
      </button>
      <button type="button" className="btn btn-outline btn-tall">
        In a form, 40
      </button>
      <button type="button" className="btn btn-outline btn-big">
        Landing page, 48
      </button>
      <button type="button" className="btn btn-outline" aria-expanded>
        Open
      </button>
      <button type="button" className="btn btn-ghost" aria-pressed>
        Pressed
      </button>
    </Row>
    <Row>
      <button type="button" className="icon-btn" aria-label="Settings">
        <Icon name="settings" size={18} />
      </button>
      <button type="button" className="icon-btn" aria-label="Grid" aria-pressed>
        <Icon name="layout-grid" size={18} />
      </button>
      <button type="button" className="icon-btn icon-btn-sm" aria-label="Edit">
        <Icon name="pencil" />
      </button>
      <button type="button" className="text-link">
        A word to press
      </button>
      <a className="meta-link" href="#controls">
        A quiet link
        <Icon name="external-link" size={14} />
      </a>
      <span className="badge">3</span>
    </Row>
  </Specimen>
)

function Segments() {
  const [chosen, setChosen] = useState<string>('Grid')
  return (
    <div className="segmented" role="radiogroup" aria-label="View">
      {VIEWS.map(([view, icon]) => (
        <label key={view} className="segment" title={view}>
          <input
            className="sr-only"
            type="radio"
            checked={view === chosen}
            aria-label={view}
            onChange={() => setChosen(view)}
          />
          <Icon name={icon} size={18} />
        </label>
      ))}
    </div>
  )
}

export const Choices = () => (
  <Specimen title="One of a few, a menu, tabs">
    <Row>
      <Segments />
      <Menu
        label="More"
        className="btn btn-outline"
        button="Menu"
        head={<p className="text-meta text-ink-3">A head</p>}
      >
        <MenuButton icon="pencil" onClick={nothing}>
          An entry
        </MenuButton>
        <MenuLink icon="download" href="#controls">
          A link
        </MenuLink>
        <MenuButton icon="trash" className="text-danger" onClick={nothing}>
          A deed one regrets
        </MenuButton>
      </Menu>
    </Row>
    <nav className="tabs" aria-label="Tabs">
      <a className="tab" href="#controls" aria-current="true">
        Collection <sup className="align-baseline text-meta text-ink-3">105</sup>
      </a>
      <a className="tab" href="#controls">
        Wishlist <sup>15</sup>
      </a>
      <a className="tab" href="#controls">
        Both
      </a>
    </nav>
  </Specimen>
)

function ChipsToPress() {
  const [chosen, setChosen] = useState(new Set(['ambient']))
  const press = (tag: string) => () =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(tag)) after.add(tag)
      return after
    })
  return (
    <div className="chips chips-loose">
      {['ambient', 'dub', 'tape'].map((tag) => (
        <PickChip key={tag} tag={tag} count={12} chosen={chosen.has(tag)} onChange={press(tag)} />
      ))}
      <PickChip chosen={chosen.has('crate')} onChange={press('crate')}>
        A crate
      </PickChip>
    </div>
  )
}

export const Chips = () => (
  <Specimen title="Chips to press and to take away">
    <ChipsToPress />
    <div className="chips">
      <RemovableChip label="night" tag="night" onRemove={nothing} />
      <RemovableChip label="At least 3 stars" onRemove={nothing} />
      <span className="chip chip-more">+2</span>
    </div>
  </Specimen>
)

function StarsToGive({ size }: { size?: 'l' }) {
  const [value, setValue] = useState(3)
  return <Stars value={value} onChange={setValue} label="Your rating" size={size} />
}

export const Rating = () => (
  <Specimen title="Stars" note="A radio group; pressing the present one clears it. 0 to 5 on the keyboard.">
    <Row>
      <StarsToGive />
      <StarsToGive size="l" />
    </Row>
    <Row>
      {[0, 1, 5].map((value) => (
        <Stars key={value} value={value} label="Rating" />
      ))}
    </Row>
  </Specimen>
)

import { type CSSProperties, useState } from 'react'
import { Field } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Select } from '#islands/ui/select.tsx'
import { Row, Specimen } from './specimen.tsx'

function SelectAndRange() {
  const [sort, setSort] = useState('recent')
  return (
    <>
      <Field label="Select">
        {({ id }) => (
          <Select
            id={id}
            value={sort}
            onChange={setSort}
            options={[
              ['recent', 'Recent'],
              ['title', 'Title'],
            ]}
          />
        )}
      </Field>
      <fieldset>
        <legend className="field-label">Range</legend>
        <div className="slider" style={{ '--from': 0.2, '--to': 0.9 } as CSSProperties}>
          <i />
          <input type="range" min={0} max={5} step={0.5} defaultValue={1} aria-label="Lowest" />
          <input type="range" min={0} max={5} step={0.5} defaultValue={4.5} aria-label="Highest" />
        </div>
      </fieldset>
    </>
  )
}

export const Fields = () => (
  <Specimen title="Fields">
    <div className="stack">
      <Field label="Text" help="A word of help">
        {(control) => <input className="input" placeholder="Placeholder" {...control} />}
      </Field>
      <Field label="Filled in">
        {(control) => <input className="input" defaultValue="Slow Harbour Lights" {...control} />}
      </Field>
      <Field label="Refused" error="Please enter a valid email address">
        {(control) => <input className="input" defaultValue="marit@" {...control} />}
      </Field>
      <Field label="Disabled">
        {(control) => <input className="input" defaultValue="Not now" disabled {...control} />}
      </Field>
      <Field label="Search">
        {(control) => (
          <span className="input">
            <Icon name="search" />
            <input type="search" placeholder="Search albums, artists, or tags..." {...control} />
          </span>
        )}
      </Field>
      <PasswordField label="Password" defaultValue="sleevenote" autoComplete="off" />
      <Field label="More than a line">
        {(control) => <textarea className="input" defaultValue="Side B is the better one." {...control} />}
      </Field>
      <SelectAndRange />
      <p className="alert">
        <Icon name="info" />
        <span>Something to know.</span>
      </p>
      <p className="alert alert-danger">
        <Icon name="circle-alert" />
        <span>Something that went wrong.</span>
      </p>
    </div>
    <Row>
      <label className="flex items-center gap-2">
        <input type="checkbox" className="check" defaultChecked /> Checked
      </label>
      <label className="flex items-center gap-2">
        <input type="checkbox" className="check" /> Not
      </label>
      <label className="flex items-center gap-2">
        <input type="radio" className="radio" defaultChecked /> Chosen
      </label>
      <label className="flex items-center gap-2">
        <input type="radio" className="radio" /> Not
      </label>
    </Row>
  </Specimen>
)

import type { ReactNode } from 'react'

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode]

/** Names with their values; `className` sets their layout. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

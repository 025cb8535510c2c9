import { useState } from 'react'
import type { AdminUser } from '#domain/accounts/admin.ts'
import type { Order } from '#islands/features/admin/user-order.tsx'
import { UserTable } from '#islands/features/admin/user-table.tsx'
import { Specimen } from './specimen.tsx'

const person = (username: string, displayName: string, more: Partial<AdminUser> = {}): AdminUser => ({
  id: `${username}-7c1e02b4`,
  username,
  email: `${username}@example.com`,
  displayName,
  role: 'user',
  createdAt: '2026-03-04T10:00:00.000Z',
  emailVerified: true,
  banned: false,
  bannedAt: null,
  banReason: null,
  ...more,
})

const PEOPLE = [
  person('ottilie', 'Ottilie Brandt', { role: 'admin' }),
  person('marit', ''),
  person('anselm', 'Anselm Kopje', { role: 'test', banned: true, banReason: 'Spam in every crate' }),
]
const nothing = () => undefined

function People() {
  const [order, setOrder] = useState<Order>({ sort: 'created', direction: 'desc' })
  return <UserTable users={PEOPLE} ownId={PEOPLE[0]?.id ?? ''} order={order} onOrder={setOrder} onDeed={nothing} />
}

export const Table = () => (
  <Specimen title="A table" note="Heads that sort are buttons. On a phone each row is a card.">
    <People />
  </Specimen>
)

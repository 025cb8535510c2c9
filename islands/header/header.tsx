import type { MeView } from '#domain/account.ts'

export function Header({ me }: { me: MeView }) {
  return <header className="top">{me.displayName}</header>
}

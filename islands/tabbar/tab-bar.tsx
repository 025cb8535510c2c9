export function TabBar({ search }: { search: string }) {
  return <nav className="tabbar">{search}</nav>
}

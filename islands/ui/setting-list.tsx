import type { ReactNode } from 'react'
import type { ApiError } from '#islands/lib/api-error.ts'
import { Icon, type IconName } from './icon.tsx'
import { LoadProblem } from './load-problem.tsx'

type SettingListProps<Item> = {
  list: { data?: Item[] | undefined; error?: ApiError | undefined; mutate: () => Promise<unknown> }
  /** The loading text; `skeleton` is visible meanwhile. */
  loading: string
  skeleton?: ReactNode
  children: (item: Item) => ReactNode
}

/** The rows of a setting from the server, a loading state, or an error. */
export const SettingList = <Item,>({
  list: { data, error, mutate },
  loading,
  skeleton,
  children,
}: SettingListProps<Item>) => (
  <>
    {error && !data && <LoadProblem error={error} onRetry={() => mutate()} />}
    {!data && !error && (
      <>
        <p className="sr-only" role="status">
          {loading}
        </p>
        {skeleton}
      </>
    )}
    {data && data.length > 0 && <ul>{data.map(children)}</ul>}
  </>
)

type SettingRowProps = { icon?: IconName; title: ReactNode; isOver?: boolean; facts: ReactNode; children?: ReactNode }

/** The name of a row and its details; `children` are its actions. */
export const SettingRow = ({ icon, title, isOver = false, facts, children }: SettingRowProps) => (
  <li className="setting-row">
    {icon && <Icon name={icon} size={18} className="text-ink-3" />}
    <div className="min-w-0 flex-1">
      <p className={`break-anywhere ${isOver ? 'text-ink-3' : ''}`}>{title}</p>
      <p className="break-anywhere text-meta text-ink-3">{facts}</p>
    </div>
    {children}
  </li>
)

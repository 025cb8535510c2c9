import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import * as messages from '#locales/import/news.ts'
import { showView } from '../collection/show-view.ts'
import { showQuery } from '../location.ts'
import { Icon } from '../ui/icon.tsx'

type List = (typeof DEFAULT_QUERY)['list']

const MANY = 50

/** Whether so many albums have come that the wall shows them best. */
export const isForWall = (added: number): boolean => added > MANY

/** Shows the newest albums of a list on the wall, in place of the dialog that is open. */
export function seeOnWall(list: List): void {
  showQuery({ ...DEFAULT_QUERY, list })
  void showView('wall')
}

/** Offers the wall after an import of many albums. */
export const SeeOnWall = ({ added, list }: { added: number; list: List }) =>
  isForWall(added) && (
    <button type="button" className="btn btn-outline" onClick={() => seeOnWall(list)}>
      <Icon name="wall" />
      {messages.seeOnWall}
    </button>
  )

import { manyAsWall } from '#islands/features/album/many-as-wall.ts'
import { showView } from '#islands/features/album/show-view.ts'
import * as messages from '#locales/collection.ts'

/** Says why the albums are a wall, and offers cards; gone as soon as a view is chosen. */
export function ManyAsWall() {
  const choose = (view: 'grid' | 'wall') => {
    manyAsWall.set(false)
    void showView(view)
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 text-small text-ink-2" role="status">
      {messages.manyAsWall}
      <button type="button" className="text-link max-sm:min-h-touch min-h-6" onClick={() => choose('grid')}>
        {messages.showAsCards}
      </button>
      <button type="button" className="text-link max-sm:min-h-touch min-h-6" onClick={() => choose('wall')}>
        {messages.keepWall}
      </button>
    </p>
  )
}

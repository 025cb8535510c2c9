import { type ReactNode, useState } from 'react'
import type { Statistics as Figures } from '#domain/statistics.ts'
import { tagColour } from '#domain/tag-colour.ts'
import { Icon } from '../ui/icon.tsx'

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const words = (count: number) => count.toLocaleString('en')

/** The band of figures and charts over what is shown. On a phone the charts fold open. */
export function Statistics({ figures }: { figures: Figures }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`stats${isOpen ? ' is-open' : ''}`} aria-label="Statistics">
      <div>
        <div className="total">
          <h2>Albums</h2>
          <span className={`t-num${figures.totalAlbums > 9_999 ? ' is-long' : ''}`}>{words(figures.totalAlbums)}</span>
        </div>
        <dl className="facts">
          <Fact name="Tracks" value={words(figures.totalTracks)} />
          <Fact name="Tags" value={words(figures.totalTags)} />
          <Fact name="Average" value={figures.avgRating?.toFixed(1) ?? '–'} />
        </dl>
        <button type="button" className="stats-more ib" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="sr">Charts</span>
          <Icon name={isOpen ? 'chevron-up' : 'chart'} size={20} />
        </button>
      </div>
      <Ratings ratings={figures.ratings} />
      <Months months={figures.months} />
      <TopTags tags={figures.topTags} />
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Ratings({ ratings }: { ratings: Figures['ratings'] }) {
  const most = Math.max(...ratings)
  return (
    <div>
      <h2>Ratings</h2>
      <div
        className="cols"
        role="img"
        aria-label={ratings.map((count, index) => `${index + 1} stars: ${words(count)}`).join(', ')}
      >
        {ratings.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of stars
          <Bar key={index} share={count / (most || 1)} isHot={count > 0 && count === most} above={words(count)}>
            {index + 1}
          </Bar>
        ))}
      </div>
    </div>
  )
}

function Months({ months }: { months: Figures['months'] }) {
  const most = Math.max(...months.map(({ count }) => count))
  const spoken = months.map(({ month, count }) => [monthName.format(Date.parse(month)), count] as const)
  return (
    <div>
      <h2>Added per month</h2>
      <div
        className="cols"
        role="img"
        aria-label={spoken.map(([name, count]) => `${name}: ${words(count)}`).join(', ')}
      >
        {months.map(({ month, count }, index) => {
          const isNow = index === months.length - 1
          const name = spoken[index]?.[0] ?? month
          return (
            <Bar
              key={month}
              share={count / (most || 1)}
              isHot={isNow}
              above={isNow ? words(count) : null}
              title={`${name}: ${words(count)}`}
            >
              {name.charAt(0)}
            </Bar>
          )
        })}
      </div>
    </div>
  )
}

type BarProps = { share: number; isHot: boolean; above: ReactNode; title?: string; children: ReactNode }

const Bar = ({ share, isHot, above, title, children }: BarProps) => (
  <div className={isHot ? 'hot' : undefined} title={title}>
    {above}
    <i style={{ height: `${Math.round(share * 42)}px` }} />
    {children}
  </div>
)

function TopTags({ tags }: { tags: Figures['topTags'] }) {
  const most = tags[0]?.count ?? 1
  return (
    <div>
      <h2>Top tags</h2>
      <ul className="bars">
        {tags.map(({ tag, count }) => (
          <li key={tag} className={tagColour(tag)}>
            <span className="clip">{tag}</span>
            <i style={{ width: `${(count / most) * 100}%` }} />
            <span>{words(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

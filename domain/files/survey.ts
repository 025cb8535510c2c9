import { isDayFirst, plainRating, RATING_SCALES, type RatingScale } from './cell-values.ts'
import type { ColumnPlaces } from './csv-reader.ts'

/** What the cells of a whole file tell about their forms. */
export type FileForms = {
  /** How far its ratings go; null without a number among them. */
  scale: RatingScale | null
  /** Whether its dates such as `01/02/2003` begin with the day; null if that is for a person to say. */
  dayFirst: boolean | null
  /** A date that a person has to say it of. */
  unclearDate: string | null
}

// So few ratings may be beyond a scale: they are mistakes, or of another one.
const BEYOND = 1 / 8

/** Whether a file has columns of which only all cells together say what they mean. */
export const needsSurvey = ({ rating, releaseDate, addedAt, purchasedAt }: ColumnPlaces): boolean =>
  [rating, releaseDate, addedAt, purchasedAt].some((place) => place !== undefined)

/** Creates what looks through a file's rows before they are read. */
export function createSurvey({ rating, releaseDate, addedAt, purchasedAt }: ColumnPlaces) {
  const dates = [releaseDate, addedAt, purchasedAt].filter((place) => place !== undefined)
  const within = new Map<RatingScale, number>(RATING_SCALES.map((scale) => [scale, 0]))
  const seen = { ratings: 0, dayFirst: false, monthFirst: false }
  let unclear: string | null = null
  return {
    add(cells: readonly string[]): void {
      const stars = rating === undefined ? null : plainRating(cells[rating] ?? '')
      if (stars !== null) {
        seen.ratings += 1
        for (const scale of RATING_SCALES) if (stars <= scale) within.set(scale, (within.get(scale) ?? 0) + 1)
      }
      for (const place of dates) {
        const isFirst = isDayFirst(cells[place] ?? '')
        if (isFirst === true) seen.dayFirst = true
        if (isFirst === false) seen.monthFirst = true
        if (isFirst === null) unclear ??= cells[place]?.trim() ?? null
      }
    },
    end(): FileForms {
      const dayFirst = seen.dayFirst === seen.monthFirst ? null : seen.dayFirst
      const fits = (scale: RatingScale) => (within.get(scale) ?? 0) >= seen.ratings * (1 - BEYOND)
      return {
        scale: seen.ratings > 0 ? (RATING_SCALES.find(fits) ?? 100) : null,
        dayFirst,
        unclearDate: dayFirst === null ? unclear : null,
      }
    },
  }
}

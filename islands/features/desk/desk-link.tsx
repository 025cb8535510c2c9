import { useEffect, useState } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { places } from '#locales/places.ts'

let isReturn = false

/** The link to the desk gets the focus when the list is shown again. */
export function noteReturn(): void {
  isReturn = true
}

/** The link to the desk with the albums of a query. */
export function DeskLink({ query }: { query: CollectionQuery }) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => {
    if (!isReturn || !link) return
    isReturn = false
    link.focus({ preventScroll: true })
  }, [link])
  return (
    <PlaceLink ref={setLink} className="btn btn-outline" place="desk" query={{ ...query, page: 1 }}>
      <Icon name="headphones" />
      {places.desk.name}
    </PlaceLink>
  )
}

import type { CollectionQuery } from '#domain/collection-query.ts'
import { collectionPageStatements, toCollectionPage } from './collection-page.ts'
import { crateStatement, toCrateViews } from './crates.ts'
import { batch, type Db } from './database.ts'
import { meStatement, toMe } from './profiles.ts'

/** All that the collection screen shows at first: the person, their crates and one page of albums; one batch. @throws NotFound */
export async function readAppPage(db: Db, userId: string, query: CollectionQuery, now: Date) {
  const [me, crates, ...page] = await batch(db, [
    meStatement(db, userId),
    crateStatement(db, userId),
    ...collectionPageStatements(db, userId, query, now),
  ])
  return { me: toMe(me), crates: toCrateViews(crates), seed: toCollectionPage(page, now) }
}

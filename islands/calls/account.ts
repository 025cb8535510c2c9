import type { PageSize } from '#domain/paging.ts'
import { answer, client } from '../api.ts'

export const saveItemsPerPage = (itemsPerPage: PageSize) =>
  answer(client.user.preferences.$patch({ json: { itemsPerPage } }))

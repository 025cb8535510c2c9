import { mutate } from 'swr'
import type { PasskeyView } from '#domain/accounts/passkey.ts'
import type { SecondFactorSetup } from '#domain/accounts/second-factor.ts'
import { byId, client, renewSession, unwrap } from '../client.ts'
import { revalidateMe } from './account-api.ts'
import { addPasskey } from './passkeys.ts'
import { useResource } from './resource.ts'

const PASSKEYS = 'passkeys'

/** The user's passkeys. */
export const usePasskeys = () => useResource<PasskeyView[]>(PASSKEYS, () => unwrap(client.passkeys.$get()))

/** Makes a passkey on this device. @throws ApiError, DOMException */
export async function createPasskey(name: string, password: string | undefined): Promise<void> {
  await mutate(PASSKEYS, await addPasskey(name, password), { revalidate: false })
}

export async function removePasskey(id: string, password: string | undefined): Promise<void> {
  await unwrap(client.passkeys[':id'].$delete({ ...byId(id), json: { password } }))
  await mutate<PasskeyView[]>(PASSKEYS, (passkeys) => passkeys?.filter((passkey) => passkey.id !== id), {
    revalidate: false,
  })
}

export const startSecondFactor = (password: string | undefined): Promise<SecondFactorSetup> =>
  unwrap(client['second-factor'].$post({ json: { password } }))

export async function confirmSecondFactor(code: string): Promise<void> {
  await unwrap(client['second-factor'].confirm.$post({ json: { code } }, { fetch: renewSession }))
  await revalidateMe()
}

export async function stopSecondFactor(password: string | undefined): Promise<void> {
  await unwrap(client['second-factor'].$delete({ json: { password } }, { fetch: renewSession }))
  await revalidateMe()
}

export const newRecoveryCodes = async (password: string | undefined): Promise<string[]> =>
  (await unwrap(client['second-factor']['recovery-codes'].$post({ json: { password } }))).recoveryCodes

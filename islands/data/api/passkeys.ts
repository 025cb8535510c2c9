import type { ClientResponse } from 'hono/client'
import type { PasskeyView } from '#domain/accounts/passkey.ts'
import { client, unwrap } from '../client.ts'

// Browsers accept passkeys for names, not for IP addresses.
const hasName = () => !/^[\d.]+$|^\[/.test(location.hostname)

/**
 * Whether this browser can use passkeys at this address. Safari before 17.4 allows none after an awaited call, only in the press itself; it
 * is left out here, because it reads no options from JSON before 18.4.
 */
export const canUsePasskeys = (): boolean =>
  hasName() && 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

type Credential = Parameters<typeof client.passkeys.$post>[0]['json']['credential']

const toJson = (credential: globalThis.Credential | null) => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey', 'NotAllowedError')
  return credential.toJSON() as unknown as Credential
}

const optionsOf = <Options>(call: Promise<ClientResponse<unknown>>) => unwrap(call) as unknown as Promise<Options>

/** Makes a passkey on this device and stores it in the account. @throws ApiError, DOMException if the browser makes none */
export async function addPasskey(name: string, password: string | undefined): Promise<PasskeyView[]> {
  const options = await optionsOf<PublicKeyCredentialCreationOptionsJSON>(
    client.passkeys.options.$post({ json: { password } }),
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = toJson(await navigator.credentials.create({ publicKey }))
  return unwrap(client.passkeys.$post({ json: { credential, name } }))
}

/** Signs in with a passkey of this device. @throws ApiError, DOMException if the browser uses none */
export async function signInWithPasskey(): Promise<void> {
  const options = await optionsOf<PublicKeyCredentialRequestOptionsJSON>(
    client.passkeys['sign-in'].options.$post({ json: {} }),
  )
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = toJson(await navigator.credentials.get({ publicKey }))
  await unwrap(client.passkeys['sign-in'].$post({ json: { credential } }))
}

import type { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { cameByHttp, clientAddress, readProxies } from '../../scripts/client-addresses.ts'

const proxies = readProxies('10.0.0.0/8, 203.0.113.7, fd00::/8') as BlockList
const nobody = readProxies('') as BlockList

it.each([
  // Nobody is believed who is no proxy of ours.
  ['198.51.100.1', '1.2.3.4', '198.51.100.1'],
  ['198.51.100.1', undefined, '198.51.100.1'],
  // The last address that is no proxy of ours.
  ['10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.2', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.2', '1.2.3.4,198.51.100.1, 203.0.113.7', '198.51.100.1'],
  ['::ffff:10.0.0.2', '::ffff:198.51.100.1', '198.51.100.1'],
  ['fd00::1', '1.2.3.4, 2001:db8::5', '2001:db8::5'],
  // All of them are: the one that is farthest away.
  ['10.0.0.2', '10.0.0.9, 10.0.0.3', '10.0.0.9'],
  // What is no address ends what is believed.
  ['10.0.0.2', '', '10.0.0.2'],
  ['10.0.0.2', '198.51.100.1, unknown', '10.0.0.2'],
  ['10.0.0.2', '198.51.100.1, <script>, 10.0.0.3', '10.0.0.3'],
  [undefined, '1.2.3.4', ''],
])('takes for the client of %s, which says "%s", %s', (remoteAddress, forwardedFor, client) => {
  expect(clientAddress({ remoteAddress, forwardedFor }, proxies)).toBe(client)
})

it('believes nobody without a list of proxies', () => {
  expect(clientAddress({ remoteAddress: '127.0.0.1', forwardedFor: '1.2.3.4' }, nobody)).toBe('127.0.0.1')
})

it('believes that a request came by http from a proxy only', () => {
  expect(cameByHttp('10.0.0.2', 'http', proxies)).toBe(true)
  expect(cameByHttp('10.0.0.2', 'https', proxies)).toBe(false)
  expect(cameByHttp('10.0.0.2', undefined, proxies)).toBe(false)
  expect(cameByHttp('198.51.100.1', 'http', proxies)).toBe(false)
  expect(cameByHttp(undefined, 'http', proxies)).toBe(false)
})

it('believes nobody of a network who is no proxy, though the proxy is of that network', () => {
  const [proxy] = [readProxies('192.168.0.2') as BlockList]
  const forged = { remoteAddress: '192.168.0.2', forwardedFor: '1.2.3.4, 192.168.0.7' }
  expect(clientAddress(forged, proxy)).toBe('192.168.0.7')
})

it('reads addresses and ranges', () => {
  const all = readProxies('172.16.0.0/12, 198.51.100.1, fd00::/8') as BlockList
  for (const address of ['172.31.0.1', '198.51.100.1']) expect(all.check(address), address).toBe(true)
  for (const address of ['172.32.0.1', '198.51.100.2', '8.8.8.8']) expect(all.check(address), address).toBe(false)
  expect(all.check('fd12::1', 'ipv6')).toBe(true)
  expect(all.check('2001:db8::1', 'ipv6')).toBe(false)
})

it.each([
  // Whoever is of a private network could choose an address.
  'private',
  'caddy',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0',
  '10.0.0.1/',
  '10.0.0.1 10.0.0.2',
])('refuses "%s"', (text) => {
  expect(readProxies(text)).toBeNull()
})

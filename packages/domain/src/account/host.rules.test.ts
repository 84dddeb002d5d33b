import { expect, it } from 'vitest'
import { hostKind, shouldToastFailures } from './host.rules.ts'

const live = { productDomain: 'aloft.example', isDevelopment: false }

it.each([
  ['aloft.example', 'own'],
  ['app.aloft.example', 'own'],
  ['WWW.Aloft.Example.', 'own'],
  ['localhost', 'own'],
  ['127.0.0.1', 'own'],
  ['[::1]', 'own'],
  ['nightjar.aloft.example', 'company'],
  ['a.b.aloft.example', 'other'],
  ['foreign.example', 'other'],
  ['notaloft.example', 'other'],
  ['aloft.example.evil.example', 'other'],
  ['.aloft.example', 'other'],
  ['app.localhost', 'other'],
  ['10.0.0.7', 'other'],
] as const)('in production %s is %s (OPN-12)', (host, kind) => expect(hostKind(host, live)).toBe(kind))

const local = { productDomain: 'localhost', isDevelopment: true }

it.each([
  ['localhost', 'own'],
  ['app.localhost', 'own'],
  ['www.localhost', 'own'],
  ['10.0.0.7', 'own'],
  ['[fe80::1]', 'own'],
  ['nightjar.localhost', 'company'],
  ['foreign.example', 'other'],
] as const)('in development with the domain left as it is, %s is %s', (host, kind) =>
  expect(hostKind(host, local)).toBe(kind),
)

it('takes the address under which users reach the product for its own', () => {
  const publicHost = 'ads.studio.example'
  expect(hostKind(publicHost, { ...live, publicHost })).toBe('own')
  expect(hostKind(publicHost, live)).toBe('other')
})

it.each([
  ['app.aloft.example', false, false],
  ['localhost', false, false],
  ['foreign.example', false, false],
  ['app.aloft.example', true, false],
  ['www.aloft.example', true, true],
  ['localhost', true, true],
  ['foreign.example', true, true],
] as const)('on %s, development %s, failures show a toast: %s (ERR-16)', (host, isDevelopment, isShown) => {
  expect(shouldToastFailures(host, { productDomain: 'aloft.example', isDevelopment })).toBe(isShown)
})

import { expect, it } from 'vitest'
import { servedAddress } from './served-address.ts'

const sample = { sampleUrl: 'https://nightjar.example', sampleServedAt: 'http://127.0.0.1:4301' }

it.each([
  ['https://nightjar.example', 'http://127.0.0.1:4301'],
  ['https://nightjar.example/visit.html#hours', 'http://127.0.0.1:4301/visit.html#hours'],
  ['https://nightjar.example.org/', 'https://nightjar.example.org/'],
  ['https://harbourloaf.example/', 'https://harbourloaf.example/'],
  ['/api/google-login', '/api/google-login'],
])('%s leads to %s', (href, address) => {
  expect(servedAddress(href, sample)).toBe(address)
})

it('leaves all addresses as they are where there is no sample site', () => {
  const none = { sampleUrl: undefined, sampleServedAt: undefined }
  expect(servedAddress('https://nightjar.example/', none)).toBe('https://nightjar.example/')
})

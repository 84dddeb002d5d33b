import { isIP } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const refused: Record<string, readonly string[]> = {
  'this network': ['0.0.0.0', '0.1.2.3', '0.255.255.255'],
  private: ['10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  loopback: ['127.0.0.1', '127.0.0.53', '127.255.255.255'],
  'link-local and metadata': ['169.254.0.1', '169.254.169.254', '169.254.170.2', '169.254.255.255'],
  'carrier-grade NAT': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  'protocol assignments': ['192.0.0.0', '192.0.0.8', '192.0.0.192', '192.0.0.255'],
  documentation: ['192.0.2.1', '198.51.100.7', '203.0.113.255'],
  '6to4 relay, AMT, AS112': ['192.88.99.1', '192.52.193.1', '192.31.196.1', '192.175.48.1'],
  benchmarking: ['198.18.0.0', '198.19.255.255'],
  multicast: ['224.0.0.1', '232.1.1.1', '239.255.255.250'],
  'reserved and broadcast': ['240.0.0.1', '255.0.0.1', '255.255.255.254', '255.255.255.255'],
  'host service of a cloud': ['168.63.129.16'],
  'IPv6 unspecified and loopback': ['::', '::1'],
  'IPv6 link-local and site-local': ['fe80::1', 'febf::1', 'fec0::1', 'feff::1', 'fe80::1%eth0', 'fe80::1%1'],
  'IPv6 unique local and metadata': ['fc00::1', 'fd00:ec2::254', 'fd20:ce::254', 'fdff::1'],
  'IPv6 multicast': ['ff00::1', 'ff02::1', 'ff0e::1'],
  'IPv6 documentation and discard': ['2001:db8::1', '2001:db8:ffff::1', '3fff::1', '3fff:fff::1', '100::1'],
  'IPv6 protocol assignments': [
    '2001:1::1',
    '2001:2::1',
    '2001:3::1',
    '2001:10::1',
    '2001:20::1',
    '2001:1ff::1',
  ],
  'IPv6 AS112': ['2001:4:112::1', '2620:4f:8000::1'],
  'v4-mapped': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:8.8.8.8',
  ],
  'v4-compatible': ['::127.0.0.1', '::7f00:1', '::8.8.8.8'],
  'v4-translated': ['::ffff:0:127.0.0.1', '::ffff:0:7f00:1', '::ffff:0:8.8.8.8'],
  NAT64: [
    '64:ff9b::7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '64:ff9b:1:ffff::a00:1',
  ],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1', '2002:a9fe:a9fe::1', '2002:808:808::1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:80ff:fffe', '2001:0:808:808::1'],
  'IPv6 outside global unicast': [
    '1::1',
    '200::1',
    '4000::1',
    '5f00::1',
    '8000::1',
    'a000::1',
    'e000::1',
    'fe00::1',
  ],
  'not one address in plain spelling': [
    '',
    'localhost',
    '8.8.8.8 ',
    '8.8.8',
    '0x8.8.8.8',
    '010.8.8.8',
    '134744072',
    '8.8.8.8/32',
    '[2606:4700::1111]',
    '2606:4700::1111::',
    '2606:4700::1111%eth0',
  ],
}

const allowed = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '168.63.129.15',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.1',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db7::1',
  '2003::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '3ffe::1',
]

describe('isPublicAddress', () => {
  for (const [kind, addresses] of Object.entries(refused))
    test.each(addresses)(`refuses ${kind}: %s`, (address) => {
      expect(isPublicAddress(address)).toBe(false)
    })

  test.each(allowed)('allows %s', (address) => {
    expect(isIP(address)).not.toBe(0)
    expect(isPublicAddress(address)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { faultPoints } from './fault-points.ts'

/** What production may do without, all of it, as these are about other settings. */
const production = {
  ALOFT_ENV: 'production',
  ALLOW_EMBEDDED: 'ad-platform,identity,mail,payment',
  MAIL_POSTAL_ADDRESS: 'Aloft Ltd, 1 Quay Street, Galway, Ireland',
}

describe('readSettings', () => {
  it('needs nothing: development on this machine alone, on the embedded database', () => {
    expect(readSettings({})).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      PORT: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      databaseDir: '.data/database',
      SCAN_PRIVATE_ORIGINS: [],
      ROLE: 'all',
      PRODUCT_DOMAIN: 'localhost',
      TRUST_PROXY: 0,
    })
    expect(readSettings({}).DATABASE_URL).toBeUndefined()
  })

  it('opens to all addresses in production by default', () => {
    expect(readSettings(production)).toMatchObject({ isProduction: true, host: '0.0.0.0' })
    expect(readSettings({ ...production, HOST: '10.0.0.1' }).host).toBe('10.0.0.1')
  })

  it('reads numbers, lists and flags, and takes an empty setting as none', () => {
    const settings = readSettings({
      PORT: '8080',
      SCAN_PRIVATE_ORIGINS: ' http://127.0.0.1:1, ,http://127.0.0.1:2 ',
      TRUST_PROXY: '1',
      DATABASE_URL: '',
      PRODUCT_NAME: '',
      PUBLIC_URL: 'https://aloft.example',
      SOMETHING_ELSE: 'x',
    })
    expect(settings).toMatchObject({
      PORT: 8080,
      SCAN_PRIVATE_ORIGINS: ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
      TRUST_PROXY: 1,
      PRODUCT_NAME: 'Aloft',
      publicUrl: 'https://aloft.example',
    })
    expect(settings.DATABASE_URL).toBeUndefined()
  })

  it.each([
    ['ALOFT_ENV', 'staging'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'aloft'],
    ['PRODUCT_DOMAIN', 'https://aloft.example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '-1'],
  ])('names the setting that is wrong: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Invalid settings:\\n  ${name}: .+$`))
  })

  it('names all that are wrong at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT: [^]*LOG_LEVEL: /)
  })

  it('names in one go all that production lacks, beside what is wrong or not allowed', () => {
    const source = { ALOFT_ENV: 'production', PORT: 'x', SCAN_PRIVATE_ORIGINS: 'http://127.0.0.1:1' }
    expect(() => readSettings(source)).toThrow(
      new RegExp(
        [
          'PORT: .+',
          'SCAN_PRIVATE_ORIGINS: not allowed in production',
          'SMTP_URL: required in production unless ALLOW_EMBEDDED includes mail',
          'MAIL_POSTAL_ADDRESS: required in production',
          'FACEBOOK_CLIENT_ID: required in production unless .+ or SOCIAL_PLATFORMS leaves out facebook',
          'GOOGLE_CLIENT_ID: required in production unless .+ or SOCIAL_PLATFORMS leaves out google',
          'A payment provider: required in production unless ALLOW_EMBEDDED includes payment',
          'Ad platforms: required in production unless ALLOW_EMBEDDED includes ad-platform',
        ].join('\\n {2}'),
      ),
    )
  })

  it('does not call missing what was set and is wrong', () => {
    const wrong = { ...production, ALLOW_EMBEDDED: 'ad-platform,identity,payment', SMTP_URL: 'mail.example' }
    expect(() => readSettings(wrong)).toThrow(/^Invalid settings:\n {2}SMTP_URL: [^\n]+$/)
    expect(() => readSettings({ ...production, ALLOW_EMBEDDED: 'everything' })).toThrow(
      /^Invalid settings:\n {2}ALLOW_EMBEDDED[^\n]+$/,
    )
  })

  it('asks a worker for no login, and anybody for the secret of a client', () => {
    const worker = { ...production, ALLOW_EMBEDDED: 'ad-platform,mail,payment', ROLE: 'worker' }
    expect(readSettings(worker).ROLE).toBe('worker')
    expect(() => readSettings({ GOOGLE_CLIENT_ID: 'client' })).toThrow(
      'Invalid settings:\n  GOOGLE_CLIENT_SECRET: required because GOOGLE_CLIENT_ID is set',
    )
  })

  it('lets no scan reach private addresses in production', () => {
    const settings = { ...production, SCAN_PRIVATE_ORIGINS: 'http://127.0.0.1:1' }
    expect(() => readSettings(settings)).toThrow('SCAN_PRIVATE_ORIGINS: not allowed in production')
  })

  it('needs an address that is read where production sends real mails', () => {
    const services = { SOCIAL_PLATFORMS: 'none', ALLOW_EMBEDDED: 'ad-platform,mail,payment' }
    const settings = { ...production, SMTP_URL: 'smtp://mail.example:587', ...services }
    expect(() => readSettings(settings)).toThrow(
      'MAIL_REPLY_TO: required in production because SMTP_URL is set',
    )
    const MAIL_REPLY_TO = 'help@aloft.example'
    expect(readSettings({ ...settings, MAIL_REPLY_TO })).toMatchObject({ MAIL_REPLY_TO })
    expect(readSettings({ ...settings, ALOFT_ENV: 'development' }).MAIL_REPLY_TO).toBeUndefined()
    expect(readSettings({ ...production, ...services }).MAIL_REPLY_TO).toBeUndefined()
  })

  it('needs the postal address of whoever sends emails in production', () => {
    const MAIL_POSTAL_ADDRESS = ' '
    expect(() => readSettings({ ...production, MAIL_POSTAL_ADDRESS: '' })).toThrow(
      /^Invalid settings:\n {2}MAIL_POSTAL_ADDRESS: required in production$/,
    )
    expect(() => readSettings({ ...production, MAIL_POSTAL_ADDRESS })).toThrow('MAIL_POSTAL_ADDRESS: ')
    expect(readSettings({}).MAIL_POSTAL_ADDRESS).toBeUndefined()
  })

  it.each(faultPoints)('lets the process die at no point in production: %s', (point) => {
    const FAULT_POINT = `${point}:1`
    expect(readSettings({ FAULT_POINT })).toMatchObject({ FAULT_POINT })
    expect(() => readSettings({ ...production, FAULT_POINT })).toThrow(
      'FAULT_POINT: not allowed in production',
    )
  })

  it.each(['nowhere:1', 'ad-begun', 'ad-begun:0', 'ad-begun:-1', 'ad-begun:x', ':1'])(
    'knows no point of death like %s',
    (FAULT_POINT) => {
      expect(() => readSettings({ FAULT_POINT })).toThrow(/^Invalid settings:\n  FAULT_POINT: /)
    },
  )
})

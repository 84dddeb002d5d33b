import { createHmac, timingSafeEqual } from 'node:crypto'
import { DeliveryRefusal } from '../payment.port.ts'

/** The header of a delivery: `t=<seconds>,v1=<hex>`, where v1 signs the time and the body. */
export const signatureHeader = 'embedded-payment-signature'

/** Maximum age of a delivery, so that an intercepted one can't be used later. */
export const toleranceSeconds = 300

export function signDelivery(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digestOf(body, secret, String(seconds))}`
}

/** Throws if a body was not signed with the secret, or not recently. */
export function checkSignature(body: string, header: string, secret: string, now: Date): void {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? []
  const expected = digestOf(body, secret, time)
  const isSame = given !== '' && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  if (!isSame) throw new DeliveryRefusal('signature')
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  if (age > toleranceSeconds) throw new DeliveryRefusal('tooOld')
}

function digestOf(body: string, secret: string, time: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}

/** The ways to pay (PLN-24). */
export const payMethods = ['card', 'paypal'] as const
export type PayMethod = (typeof payMethods)[number]

/** How customers buy: in person, by phone, by an appointment or table, online, or after a quote. */
export const waysToBuy = ['visit', 'call', 'book', 'order', 'quote'] as const
export type WayToBuy = (typeof waysToBuy)[number]

/** The shapes that stock pictures can be searched by (ACT-073). */
export const stockShapes = ['square', 'landscape', 'portrait'] as const
export type StockShape = (typeof stockShapes)[number]

/** The most pictures that a search of a stock service returns at once. */
export const mostOnStockPage = 80
/** The last page that can be asked for: services give no more than some thousand results. */
export const lastStockPage = 200

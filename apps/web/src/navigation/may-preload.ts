/** Browsers with Chromium inside say how their user is connected. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether somebody may be sent pages they have not opened: not if they save data, are barely connected, or offline. */
export function mayPreload({
  connection = {},
  onLine,
}: {
  readonly connection?: Connection
  readonly onLine: boolean
}): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return onLine && !saveData && !effectiveType.endsWith('2g')
}

/** Apple's keyboards have other names for keys. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The modifier key of shortcuts, as named on this keyboard. */
export const commandKey = (): string => (isAppleKeyboard() ? '⌘' : 'Ctrl')

/** Keyboards of Apple have keys of other names. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The key that begins a shortcut, as this keyboard names it. */
export const commandKey = (): string => (isAppleKeyboard() ? '⌘' : 'Ctrl')

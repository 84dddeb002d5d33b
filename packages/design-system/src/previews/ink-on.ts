/** Black or white, whichever is more legible on an opaque `#rrggbb` background; white on anything else. */
export function inkOn(ground: string): '#000000' | '#ffffff' {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(ground)
  if (!parts) return '#ffffff'
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const channel = Number.parseInt(part, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff'
}

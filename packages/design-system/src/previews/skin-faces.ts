/** Android's own face, and one with the widths of Arial. */
export const roboto = 'Roboto, Arimo, Helvetica, Arial, sans-serif'
export const arial = 'Arimo, Arial, Helvetica, Roboto, sans-serif'

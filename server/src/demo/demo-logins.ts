/** Logins of the demo world, printed at the start; they exist in development only. */
export const demoLogins = [
  {
    label: 'Demo user',
    email: 'demo@nightjar.example',
    password: 'lamplight 39',
    username: 'Órla Fahy',
    isAdmin: false,
  },
  {
    label: 'Demo admin',
    email: 'admin@aloft.example',
    password: 'paper and ink 1',
    username: 'Ada Moran',
    isAdmin: true,
  },
] as const

/** Someone who has just signed up; only in the demo business. */
export const newcomer = {
  label: 'New user',
  email: 'maeve@harbourloaf.example',
  password: 'first batch 7',
  username: 'Maeve Lynch',
} as const

export interface DemoLogin {
  readonly label: string
  readonly email: string
  readonly password: string
}

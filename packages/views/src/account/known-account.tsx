/** A hidden field that gives password managers the account of a form that only asks for a password. */
export function KnownAccount({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

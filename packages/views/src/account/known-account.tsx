/** For a password manager, in a form that asks for a password alone: whose it is. Nobody sees it. */
export function KnownAccount({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** Follows a platform's redirects as a browser with cookies, as the named person, up to our callback's address. */
export async function walkTo(callback: string, from: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = from
  for (let step = 0; step < 10; step++) {
    if (address.startsWith(callback)) return new URL(address)
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        'x-test-person': person,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${address} answered ${response.status} ${await response.text()}`)
    address = new URL(location, address).href
  }
  throw new Error('the platform sends the browser in circles')
}

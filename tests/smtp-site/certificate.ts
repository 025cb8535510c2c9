import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A self-signed certificate for some names, and its key. */
export function makeCertificate(...names: string[]): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const about = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`]
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...about, '-days', '2', '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

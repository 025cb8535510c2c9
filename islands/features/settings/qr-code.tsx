import { useEffect, useState } from 'react'
import type { QrCodeGenerateResult } from 'uqr'

/** What surrounds a code, in modules, so that cameras find it. */
const QUIET_ZONE = 4

/** A text as a QR code, dark on white in both themes, because few cameras read the opposite. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const [code, setCode] = useState<QrCodeGenerateResult>()
  useEffect(() => {
    let isCurrent = true
    // Without it there is still the text.
    import('uqr').then(
      ({ encode }) => isCurrent && setCode(encode(text, { border: QUIET_ZONE })),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  const modules = code?.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className="aspect-square max-w-full w-56">
      {code && modules && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
          <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
          <path d={modules.join('')} fill="#000" />
        </svg>
      )}
    </div>
  )
}

import { useEffect } from 'react'

export type ReportDirty = (form: string, isDirty: boolean) => void

/** Reports to the pane that one of its forms has unsaved changes. */
export function useReportDirty(form: string, isDirty: boolean, report: ReportDirty): void {
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [form, isDirty, report])
}

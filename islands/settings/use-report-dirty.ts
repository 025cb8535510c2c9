import { useEffect } from 'react'

export type ReportDirty = (form: string, isDirty: boolean) => void

/** Tells the pane that a form in it holds what is not saved. */
export function useReportDirty(form: string, isDirty: boolean, report: ReportDirty): void {
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [form, isDirty, report])
}

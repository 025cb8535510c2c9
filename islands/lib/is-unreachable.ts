/** Whether something between here and the server answered, because the server could not be reached. */
export const isUnreachable = ({ status }: Response): boolean => status >= 502 && status <= 504

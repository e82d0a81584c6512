/** One invalid field of a request, as in ApiError. */
export interface FieldError {
  field: string;
  message: string;
}

/** Thrown by a handler to answer with an error; the dispatcher sends it as ApiError. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];

  /**
   * @param status HTTP status of the response
   * @param message Russian text for the user
   * @param code machine-readable code; the HTTP status by default, such as '406'
   */
  constructor(
    status: number,
    message: string,
    details: { code?: string; fieldErrors?: readonly FieldError[] } = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = details.code ?? String(status);
    this.fieldErrors = details.fieldErrors ?? [];
  }

  toBody(): { code: string; message: string; fieldErrors: FieldError[] } {
    return { code: this.code, message: this.message, fieldErrors: [...this.fieldErrors] };
  }
}

export function notFound(message: string): ApiFailure {
  return new ApiFailure(404, message);
}

export function invalidField(field: string, message: string): ApiFailure {
  return new ApiFailure(400, message, {
    code: 'VALIDATION_ERROR',
    fieldErrors: [{ field, message }],
  });
}

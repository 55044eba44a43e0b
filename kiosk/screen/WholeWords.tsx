/**
 * Thai words of a hospital that browsers know only in parts, because they break its lines by a dictionary (เช็ค|อิน), and
 * a time with what follows it.
 */
const whole =
  /(เช็คอิน|เลขเวชระเบียน|เวชระเบียน|เลขที่นัด|บัตรประชาชน|คิวอาร์โค้ด|บาร์โค้ด|บัตรคิว|ใบนัด|ห้องตรวจ|ความคืบหน้า|เจ้าหน้าที่|หน้าจอ|มือถือ|เครือข่าย|เชื่อมต่อ|แจ้งเตือน|กลับมา|หรือไม่|ก่อนหน้า|ถัดไป|สักครู่|[\d:]+ น\.)/;

/** A text in which no line breaks within such a word; of other languages just the text. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(whole);
  if (parts.length === 1) return <>{text}</>;
  return (
    <>
      {parts.map((part, place) =>
        place % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is its parts in their order
          <span key={place} className="whole-word">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

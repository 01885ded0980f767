/** A partner who is disqualified: what it means for their side. */
export const catalogue = {
  title: '{{name}} bị loại: với nhóm {{side}} nghĩa là gì?',
  ofRound: 'Vòng {{round}}',
  help: 'Luật 23.9b: có lỗi làm cả nhóm bị loại; với lỗi khác, người đó không có điểm ở hố phạm lỗi và không bị loại. Chưa trả lời thì bóng của người này không được tính ở hố nào, và chưa kết thúc được vòng. Người rút lui (WD) giữ các hố đã đánh xong.',
  sideOut: 'Cả nhóm bị loại',
  noScore: 'Không có điểm ở hố này',
  hole: 'Hố phạm lỗi',
  chooseHole: 'Chọn hố',
  doneSideOut: 'Nhóm {{side}} bị loại',
  doneNoScore: '{{name}}: không có điểm ở hố {{hole}}',
  reason: 'Luật 23.9b: không có điểm ở hố này',
  reasonOn: 'Luật 23.9b: không có điểm ở hố {{hole}}, không bị loại',
};
